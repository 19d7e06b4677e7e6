import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextArea } from '#design-system/text-area';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const limit = {
  length: 200,
  label: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

const meta = {
  component: TextArea,
  args: { label: 'What happened?', value: '', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <TextArea {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'The transfer left my wallet at nine, and the network shows 20 confirmations.';

export const Playground: Story = {
  args: { hint: 'Leave out passwords and codes.', limit },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'What happened?' });
    await expect(field).toHaveAccessibleDescription(/^Leave out passwords and codes\.\s*200 characters left$/u);
    await userEvent.type(field, 'Hello');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello');
    await expect(field).toHaveAccessibleDescription(/195 characters left$/u);
  },
};

/** No scrollbar, and no jump: the field has the height of its text at once. */
export const Grows: Story = {
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    const empty = field.offsetHeight;
    await userEvent.type(field, 'One{Enter}Two{Enter}Three');
    await expect(field.offsetHeight).toBe(empty);
    await userEvent.type(field, `{Enter}Four{Enter}${sentence}`);
    await expect(field.offsetHeight).toBeGreaterThan(empty);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.offsetHeight).toBe(empty);
  },
};

/** Announced near the limit, once the customer pauses; nothing is cut off. */
export const Limit: Story = {
  args: { value: 'x'.repeat(180), limit },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const status = canvas.getByRole('status');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'abc');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('17 characters left'));
    await expect(field).toBeValid();
    await userEvent.click(field);
    await userEvent.paste('A pasted sentence, too long.');
    await expect(field).toHaveValue(`${'x'.repeat(180)}abcA pasted sentence, too long.`);
    await expect(field).toBeInvalid();
    await waitFor(() => expect(status).toHaveTextContent('11 characters too many'));
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <TextArea label="Empty" value="" onChange={fn()} />
      <TextArea label="One line" lines={1} labelEnd="optional" value="" onChange={fn()} />
      <TextArea label="Filled" value={sentence} limit={limit} onChange={fn()} />
      <TextArea
        label="Grown"
        value={`${sentence}\n\n${sentence}\n${sentence}`}
        hint="Leave out passwords and codes."
        onChange={fn()}
      />
      <TextArea
        label="Too long"
        value={`${sentence} ${sentence} ${sentence}`}
        limit={limit}
        error="Shorten it to 200 characters."
        onChange={fn()}
      />
      <TextArea label="With an error" value="" error="Tell us what happened." onChange={fn()} />
      <TextArea label="Disabled" value={sentence} disabled onChange={fn()} />
      <TextArea label="Read only" value={sentence} readOnly onChange={fn()} />
    </Column>
  ),
};

/** Enter writes a new line; Tab leaves. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Column>
      <Controlled initial="">
        {(value, change) => <TextArea label="First" value={value} onChange={change} />}
      </Controlled>
      <TextArea label="Second" value="" onChange={fn()} />
    </Column>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    const first = canvas.getByRole('textbox', { name: 'First' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('a{Enter}b');
    await expect(first).toHaveValue('a\nb');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Second' })).toHaveFocus();
  },
};

export const Focused: Story = {
  args: { value: sentence, hint: 'Leave out passwords and codes.', limit },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

const german = {
  label: 'Beschreiben Sie möglichst genau, was bei der Einzahlung geschehen ist',
  labelEnd: 'freiwillig',
  hint: 'Bitte nennen Sie keine Passwörter, Codes oder geheimen Schlüssel.',
  value: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsbescheinigung liegt bei.',
  limit: {
    length: 100,
    label: (left: number) => (left < 0 ? `${-left} Zeichen zu viel` : `Noch ${left} Zeichen möglich`),
  },
};

export const LongText: Story = { args: german };

export const Narrow320: Story = { args: german, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { args: german, globals: { textSize: '200%' } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    label: 'เกิดอะไรขึ้น',
    hint: 'ห้ามใส่รหัสผ่านหรือรหัสยืนยัน',
    value: 'โอนออกจากกระเป๋าตอนเก้าโมง\nแต่ยอดยังไม่เข้าบัญชี',
    limit: { length: 200, label: (left) => `เหลือ ${left} ตัวอักษร` },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  args: {
    label: 'お問い合わせ内容',
    hint: 'パスワードや認証コードは入力しないでください。',
    value: '9時に送金しましたが、まだ残高に反映されていません。',
    limit: { length: 200, label: (left) => `残り${left}文字` },
  },
};
