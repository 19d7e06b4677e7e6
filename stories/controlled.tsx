import { useState, type ReactNode } from 'react';

export interface ControlledProps<Value> {
  initial: Value;
  /** Called for every change: an `fn()` of the story. */
  onChange?: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component, as a screen would. */
export function Controlled<Value>({ initial, onChange, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
