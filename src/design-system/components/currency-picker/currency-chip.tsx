import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { CurrencyIcon } from '../currency-icon/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { currencyChipClass, type currencyChipVariants } from './currency-chip.variants.ts';
import type { CurrencyChoiceProps } from './currency-picker.tsx';
import { optionsOf } from './options.tsx';

// The sheet needs a library, so load it when someone chooses.
const SelectSheet = lazy(async () => ({ default: (await import('../select-sheet/index.ts')).SelectSheet }));

export interface CurrencyChipProps extends NativeProps<HTMLButtonElement>, CurrencyChoiceProps {
  /** What is chosen, with the code: "Paying with BTC". */
  label: string;
  /** Code of the chosen currency. */
  value: string;
  /** `quiet` is the code alone, beside the total of a screen. Default `plain`. */
  tone?: keyof typeof currencyChipVariants.tone;
}

/** The currency beside a figure, which opens the choice of another one. In a form use a CurrencyPicker. */
export function CurrencyChip(props: CurrencyChipProps) {
  const {
    label,
    value,
    currencies,
    onChange,
    sheetTitle,
    search,
    headings,
    disabled,
    tone = 'plain',
    ...native
  } = props;
  const { locale } = useDesignSystem();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <button
        {...native}
        type="button"
        disabled={disabled}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
        className={currencyChipClass({ tone })}
      >
        {tone === 'plain' && <CurrencyIcon code={value} size="small" />}
        {value}
        <Icon icon={ChevronDown} size="small" tone={tone === 'plain' ? 'muted' : undefined} />
      </button>
      {isUsed && (
        <Suspense>
          <SelectSheet
            open={isOpen}
            onOpenChange={setOpen}
            title={sheetTitle}
            options={optionsOf(currencies, locale, headings)}
            value={value}
            onChange={onChange}
            search={search}
          />
        </Suspense>
      )}
    </>
  );
}
