import { lazy, Suspense, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { divideFieldProps, Field, FieldButton, type FieldProps } from '../field/index.ts';
import type { SelectOption, SelectSheetProps } from '../select-sheet/index.ts';

// The sheet needs a library, so load it when someone chooses.
const SelectSheet = lazy(async () => ({ default: (await import('../select-sheet/index.ts')).SelectSheet }));

export interface SelectFieldProps
  extends
    NativeProps<HTMLButtonElement>,
    Omit<FieldProps, 'children'>,
    Pick<SelectSheetProps, 'options' | 'value' | 'onChange' | 'search' | 'more'> {
  /** Placeholder while nothing is chosen. */
  placeholder: string;
  /** Title of the sheet with the list. */
  sheetTitle: string;
  disabled?: boolean;
}

/** A choice from a list, which opens as a sheet. For two or three options use Segmented. */
export function SelectField(props: SelectFieldProps) {
  const [field, { options, value, onChange, search, more, placeholder, sheetTitle, disabled, ...native }] =
    divideFieldProps(props);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <FieldButton
            {...native}
            control={control}
            icon={chosen?.icon}
            value={chosen ? <Chosen {...chosen} /> : null}
            placeholder={placeholder}
            open={open}
            disabled={disabled}
            onClick={() => {
              setUsed(true);
              setOpen(true);
            }}
          />
          {used && (
            <Suspense>
              <SelectSheet
                open={open}
                onOpenChange={setOpen}
                title={sheetTitle}
                options={options}
                value={value}
                onChange={onChange}
                search={search}
                more={more}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

function Chosen({ label, description }: SelectOption) {
  if (!description) return label;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{label}</span> <span className="text-14 text-muted">{description}</span>
    </span>
  );
}
