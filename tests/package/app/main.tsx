import '@florin/design-system/styles.css';
import { Amount } from '@florin/design-system/amount';
import { Button } from '@florin/design-system/button';
import { CurrencyIcon } from '@florin/design-system/currency-icon';
import { Dialog } from '@florin/design-system/dialog';
import { EmptyState } from '@florin/design-system/empty-state';
import { Flag } from '@florin/design-system/flag';
import { List, ListRow } from '@florin/design-system/list-row';
import { DesignSystemProvider } from '@florin/design-system/provider';
import { Switch } from '@florin/design-system/switch';
import { TextField } from '@florin/design-system/text-field';
import { ThemeScope } from '@florin/design-system/theme-scope';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Balance } from './balance';
import { loadBrand } from './brand';

const labels = {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  hidden: 'Amount hidden',
  copied: 'Copied',
  copyFailed: 'Not copied',
  pageTitle: (screen: string) => `${screen} · Shop`,
};

function Shop() {
  const [name, setName] = useState('');
  const [isOn, setOn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <h1>Shop</h1>
      <Balance onPay={() => setOn(true)} />
      <List label="Assets">
        <ListRow title="Bitcoin" start={<CurrencyIcon code="BTC" />} figure={<Amount value="0.5" currency="BTC" />} />
      </List>
      <Flag code="DE" label="Germany" />
      <TextField label="Name" value={name} onChange={setName} />
      <Switch label="Alerts" checked={isOn} onChange={setOn} />
      <EmptyState illustration="ledger" title="No orders yet" />
      <ThemeScope theme="dark" brand="plum">
        <Button tone="primary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="A question" />
      </ThemeScope>
    </main>
  );
}

loadBrand();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <DesignSystemProvider locale="en-US" labels={labels}>
      <Shop />
    </DesignSystemProvider>,
  );
