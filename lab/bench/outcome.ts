/** What was measured where, and the most that each value may be. */
export interface Outcome {
  goal: string;
  atMost: number;
  /** By page, screen or number of posts; NaN where nothing could be measured. */
  values: Record<string, number>;
}
