import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { DesignSystemProvider, useDesignSystem, type LinkProps } from '#design-system/provider';
import { TextLink } from '#design-system/text-link';
import { Column } from '../matrix.tsx';

const meta = {
  component: DesignSystemProvider,
  args: {
    locale: 'de-DE',
    labels: {
      close: 'Schließen',
      back: 'Zurück',
      loading: 'Wird geladen',
      hidden: 'Betrag verborgen',
      copied: 'Kopiert',
      copyFailed: 'Kopieren fehlgeschlagen',
      pageTitle: (screen) => `${screen} · Florin`,
    },
    children: <Sample />,
  },
} satisfies Meta<typeof DesignSystemProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  const { locale } = useDesignSystem();
  return (
    <Column>
      <p>{locale}</p>
      <Amount value="1234.5" scale={2} currency="EUR" />
      <Button busy>Umtauschen</Button>
      <TextLink standalone href="/info">
        Nachrichten
      </TextLink>
    </Column>
  );
}

function Link({ href, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={`#routed${href}`}>
      {children}
    </a>
  );
}

export const Playground: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvasElement).toHaveTextContent('1.234,50');
    await expect(canvas.getByRole('button', { name: /^Umtauschen ?, Wird geladen$/u })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/info');
  },
};

/** Masks every amount below it. */
export const Masked: Story = {
  args: { maskAmounts: true },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Betrag verborgen')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('1.234,50');
  },
};

/** Links of every component use the router's. */
export const RoutedLinks: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { link: Link },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#routed/info');
  },
};
