/** Line drawings on a field of 120 by 96. `ink` is drawn in the colour of second text, `accent` in the accent. */
export const drawings = {
  /** An open purse: no money yet. */
  purse: {
    ink: 'M22 40h70a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V40Zm0 0 52-18a5 5 0 0 1 6.5 4.700V40M98 56H84a7 7 0 0 0 0 14h14',
    accent: 'M86 63h.1M45 63a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
  },
  /** Ruled lines without entries: no records. */
  ledger: {
    ink: 'M30 14h60v68H30zM42 14v68M52 30h28M52 44h28M52 58h18',
    accent: 'M30 70h12M30 26h12M30 48h12M52 72h10',
  },
  /** A bell at rest. */
  bell: {
    ink: 'M60 16v-4M40 66V44a20 20 0 0 1 40 0v22l7 8H33l7-8ZM53 74a7 7 0 0 0 14 0',
    accent: 'M92 34c4 5 4 13 0 18M28 34c-4 5-4 13 0 18',
  },
  /** A lens over a line: nothing found. */
  lens: {
    ink: 'M32 42a24 24 0 1 0 48 0 24 24 0 1 0-48 0M73.5 59.5 94 80M16 86h62',
    accent: 'M46 42h20',
  },
  /** A way that ends: page not found. */
  path: {
    ink: 'M18 84c18 0 18-22 36-22s18 10 30 4M92 14l14 14M106 14 92 28M12 84h.1',
    accent: 'M92 60c6-4 8-10 8-20',
  },
  /** Two ends of a cable: the connection failed. */
  cable: {
    ink: 'M8 60h22c6 0 8-4 8-8v-4M30 34h16v8a8 8 0 0 1-16 0ZM34 34v-8M42 34v-8M112 36H92c-6 0-10 4-10 10v4M74 62h16v-4a8 8 0 0 0-16 0ZM74 62h16v8H74z',
    accent: 'M56 20l4 8M66 18v8M56 76l4-8M66 80v-8',
  },
  /** A coin on its edge: done. */
  coin: {
    ink: 'M32 46a28 28 0 1 0 56 0 28 28 0 1 0-56 0M24 84h72',
    accent: 'M48 46l9 9 16-18',
  },
  /** A lock: sign in first. */
  lock: {
    ink: 'M34 42h52v40H34zM44 42V30a16 16 0 0 1 32 0v12',
    accent: 'M60 58v10M60 56a3 3 0 1 0 .1 0',
  },
} as const;

export type DrawingName = keyof typeof drawings;
