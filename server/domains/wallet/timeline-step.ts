/** Returns a step of a deposit or withdrawal in the form of the API: when it was taken, or when it's expected. */
export const timelineStep = <Name extends string>(step: Name, at: Date | null, expectedAt: Date | null = null) => ({
  step,
  at: at?.toISOString() ?? null,
  expected_at: at ? null : (expectedAt?.toISOString() ?? null),
});
