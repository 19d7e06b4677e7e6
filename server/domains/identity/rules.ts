/** How long a review usually takes: the sandbox's operator is automatic, people take a day. */
export const reviewMinutes = { sandbox: 1, live: 1440 } as const;
