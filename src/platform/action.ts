import { useRef, useState } from 'react';
import { toApiError, type ApiError } from './api-error.ts';

/** Returns how to run the call behind a button, whether it is running, and why it failed last. A form has `useForm`. */
export function useAction<Input extends unknown[]>(call: (...input: Input) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Two presses may come before the first is drawn.
  const isRunning = useRef(false);
  const attempt = async (...input: Input): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await call(...input);
    } catch (error) {
      // The customer ended it, for example by closing the confirmation.
      if (error instanceof Error && error.name === 'AbortError') return;
      const known = toApiError(error);
      // Anything but a server response is a bug in this app.
      if (known !== error) reportError(error);
      setFailure(known);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run: (...input: Input): void => void attempt(...input), isBusy, failure };
}
