interface WrongGuessTable {
  key: Buffer;
  failures: number;
  next_at: Date | null;
  forget_at: Date;
}

export interface GuessTables {
  wrong_guesses: WrongGuessTable;
}
