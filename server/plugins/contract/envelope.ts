/** Every JSON response. `status` is 1 for success, and 0 for a refusal with `data.code`. */
export interface Envelope {
  readonly status: 0 | 1;
  readonly message: string;
  readonly data: unknown;
}

export const success = (data: unknown): Envelope => ({ status: 1, message: '', data });

export const failure = (message: string, code: string, details: object = {}): Envelope => ({
  status: 0,
  message,
  data: { ...details, code },
});
