import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SearchField } from '../search-field/index.ts';
import { Sheet } from '../sheet/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** Below the label. */
  description?: ReactNode;
  /** Before the label: a CurrencyIcon. */
  icon?: ReactNode;
  /** At the end: an Amount. */
  end?: ReactNode;
  disabled?: boolean;
  /** Other words that find it: the name of a currency beside its code. */
  keywords?: string;
}

export interface SelectSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  options: readonly SelectOption[];
  value: string | null;
  /** Called with the choice; the sheet closes by itself. */
  onChange: (value: string) => void;
  /** A field to find one of many. */
  search?: { label: string; clearLabel: string; emptyText: string };
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Chooses one from a list. Load it lazily; SelectField does that by itself. */
export function SelectSheet({ open, onOpenChange, title, options, value, onChange, search }: SelectSheetProps) {
  const [query, setQuery] = useState('');
  const wanted = fold(query.trim());
  const found = options.filter(({ label, keywords = '' }) => fold(`${label} ${keywords}`).includes(wanted));
  const choose = (chosen: string) => {
    onChange(chosen);
    setQuery('');
    onOpenChange(false);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      {search && <SearchField label={search.label} clearLabel={search.clearLabel} value={query} onChange={setQuery} />}
      <ul className="flex flex-col">
        {found.map((option) => (
          <li key={option.value} className="[&+&]:border-t [&+&]:border-line">
            <button
              type="button"
              disabled={option.disabled}
              aria-pressed={option.value === value}
              onClick={() => choose(option.value)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-start disabled:text-muted"
            >
              {option.icon}
              <span className="flex min-w-0 grow flex-col">
                <span className={`flex items-center gap-2 ${option.value === value ? 'font-medium text-accent' : ''}`}>
                  {option.label}
                  {option.value === value && <Check aria-hidden size={18} strokeWidth={2.25} />}
                </span>
                {option.description && <span className="text-14 text-muted">{option.description}</span>}
              </span>
              {option.end && <span className="shrink-0 text-end">{option.end}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="py-4 text-center text-14 text-muted empty:hidden">
        {search && found.length === 0 ? search.emptyText : ''}
      </p>
    </Sheet>
  );
}
