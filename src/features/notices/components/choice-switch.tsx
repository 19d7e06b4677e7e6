import { useState } from 'react';
import { Switch } from '#design-system/switch';

interface ChoiceSwitchProps {
  label: string;
  isOn: boolean;
  /** Resolves when it is saved or has failed. */
  onChange(isOn: boolean): Promise<void>;
}

/** A switch that shows at once what was chosen, and what holds once that was saved or failed. */
export function ChoiceSwitch({ label, isOn, onChange }: ChoiceSwitchProps) {
  const [pending, setPending] = useState<boolean | null>(null);
  return (
    <Switch
      label={label}
      checked={pending ?? isOn}
      onChange={(next) => {
        // One at a time, so that the last one is the one that is saved.
        if (pending !== null) return;
        setPending(next);
        void onChange(next).finally(() => setPending(null));
      }}
    />
  );
}
