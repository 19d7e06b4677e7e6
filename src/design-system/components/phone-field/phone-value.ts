export interface PhoneNumber {
  /** Country calling code with its plus sign: `+49`. */
  areaCode: string;
  /** Digits after the area code, without the zero that is dialled within the country alone: `15123456789`. */
  national: string;
  /** The whole number as E.164 writes it: `+4915123456789`. */
  e164: string;
}

export interface PhoneValue {
  /** ISO 3166-1 alpha-2 of the chosen country: `DE`. */
  country: string;
  /** What stands in the field, formatted as the country writes its numbers: `01512 3456789`. */
  text: string;
  /** The number, null while the text is none of the country's. Begin with null: the field reads a given text by itself. */
  number: PhoneNumber | null;
}
