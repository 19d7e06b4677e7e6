import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { divideFieldProps, Field, FieldBox, type FieldProps } from '../field/index.ts';
import { GrowingText } from './growing-text.tsx';

type Native = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'id' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'rows' | 'cols' | 'maxLength'
>;

export interface TextAreaProps extends Native, Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Height of the empty field, in lines; it grows with its text. Default 3. */
  lines?: number;
  /** A limit on the length. More can be typed and pasted, so that nothing is lost silently; `error` says so. */
  limit?: TextLimit;
}

export interface TextLimit {
  /** In UTF-16 units, as servers count. */
  length: number;
  /** "80 characters left"; negative when the text is too long: "3 characters too many". */
  label: (left: number) => string;
}

/** Several lines of text. Grows as it is filled, so that nobody scrolls in a small box. */
export function TextArea(props: TextAreaProps) {
  const [field, { value, onChange, lines = 3, limit, ...native }] = divideFieldProps(props);
  const { hint, error } = field;
  const left = limit && limit.length - value.length;
  const isOver = left !== undefined && left < 0;
  const counter = limit && left !== undefined && (
    <span className={`ms-auto text-end ${isOver ? 'font-medium text-danger' : ''}`}>{limit.label(left)}</span>
  );
  return (
    <Field
      {...field}
      hint={
        hint || counter ? (
          <span className="flex flex-wrap gap-x-4">
            {hint && <span className="min-w-0 grow basis-52">{hint}</span>}
            {counter}
          </span>
        ) : undefined
      }
    >
      {(control) => (
        <FieldBox invalid={Boolean(error) || isOver} disabled={native.disabled}>
          <GrowingText
            dir="auto"
            {...native}
            {...control}
            aria-invalid={error || isOver ? true : undefined}
            value={value}
            rows={lines}
            onChange={(event) => onChange(event.target.value)}
            textClass="px-3 py-2.5 text-16"
          />
          {limit && left !== undefined && <Announcement value={value} text={limit.label(left)} left={left} />}
        </FieldBox>
      )}
    </Field>
  );
}

/** What is left is announced close to the limit only, and once the customer pauses. */
const nearLimit = 20;
const pauseMs = 1000;

function Announcement({ value, text, left }: { value: string; text: string; left: number }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(left <= nearLimit ? text : ''), pauseMs);
    return () => clearTimeout(timer);
  }, [value, text, left]);
  return (
    <span role="status" className="sr-only">
      {announced}
    </span>
  );
}
