import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState, type ChangeEvent } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { divideFieldProps, Field, FieldBox, inputClass, type FieldProps } from '../field/index.ts';
import { Flag } from '../flag/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import type { SelectSheetProps } from '../select-sheet/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { caretIn, withoutDigitBefore } from './caret.ts';
import type { PhoneValue } from './phone-value.ts';

const SelectSheet = lazy(async () => ({ default: (await import('../select-sheet/index.ts')).SelectSheet }));
const loadNumbers = () => import('./phone-numbers.ts');
type Numbers = Awaited<ReturnType<typeof loadNumbers>>;

export interface PhoneFieldProps extends NativeProps<HTMLInputElement>, Omit<FieldProps, 'children'> {
  value: PhoneValue;
  /** Called for each key, paste and country choice, and once when an initial value is parsed. */
  onChange: (value: PhoneValue) => void;
  /** Texts of the country button and its list. */
  country: {
    /** Name of the button: "Country code". The country and its code are read after it. */
    label: string;
    sheetTitle: string;
    search: NonNullable<SelectSheetProps['search']>;
  };
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** A phone number: its country, and the number in national format. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { value, onChange, country, ...native }] = divideFieldProps(props);
  const { locale } = useDesignSystem();
  const [numbers, setNumbers] = useState<Numbers | null>(null);
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');

  // If loading fails, the field still accepts text and retries on the next focus.
  const load = () => void loadNumbers().then(setNumbers, () => undefined);
  useEffect(load, []);
  // An initial value, or what was typed before the numbering plans loaded.
  const readGiven = useEffectEvent((loaded: Numbers) => {
    if (value.text !== '' && !value.number) onChange(loaded.readPhone(value.text, value.country));
  });
  useEffect(() => {
    if (numbers) readGiven(numbers);
  }, [numbers]);

  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  const options = useMemo(
    () =>
      sheet === 'unused' || !numbers
        ? []
        : numbers.listCountries(locale).map(({ code, name, areaCode }) => ({
            value: code,
            label: name,
            icon: <Flag code={code} />,
            end: <span className="text-muted">{areaCode}</span>,
            keywords: `${areaCode} ${areaCode.slice(1)} ${code}`,
          })),
    [sheet, numbers, locale],
  );

  const take = ({ target: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length;
    const isBackspace = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentBackward';
    const typed = isBackspace ? withoutDigitBefore(value.text, input.value, caret) : { text: input.value, caret };
    const next = numbers?.readPhone(typed.text, value.country) ?? { ...value, text: typed.text, number: null };
    // Set it before React does, which would move the caret to the end.
    const place = caretIn(next.text, typed.text, typed.caret);
    input.value = next.text;
    input.setSelectionRange(place, place);
    onChange(next);
  };
  const areaCode = numbers?.areaCodeOf(value.country);
  const name = names.of(value.country) ?? value.country;
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox invalid={Boolean(field.error)} disabled={native.disabled}>
          <button
            type="button"
            disabled={native.disabled}
            aria-label={`${country.label}: ${name} ${areaCode ?? ''}`}
            aria-haspopup="dialog"
            aria-expanded={sheet === 'open'}
            onClick={() => setSheet('open')}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 -outline-offset-2 hover:bg-sunken disabled:text-muted"
          >
            <Flag code={value.country} />
            <Icon icon={ChevronDown} size="small" tone="muted" />
            <span dir="ltr" className="min-w-8">
              {areaCode ?? <Skeleton />}
            </span>
          </button>
          <span aria-hidden className="h-6 border-s border-line" />
          <input
            {...native}
            {...control}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            className={`${inputClass} rtl:text-end`}
            value={value.text}
            onChange={take}
            onFocus={numbers ? undefined : load}
          />
          {sheet !== 'unused' && numbers && (
            <Suspense>
              <SelectSheet
                open={sheet === 'open'}
                onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
                title={country.sheetTitle}
                options={options}
                value={value.country}
                onChange={(chosen) => onChange(numbers.readPhone(value.text, chosen))}
                search={country.search}
              />
            </Suspense>
          )}
        </FieldBox>
      )}
    </Field>
  );
}
