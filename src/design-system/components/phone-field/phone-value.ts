export interface PhoneNumber {
  /** Country calling code with its plus sign: `+49`. */
  areaCode: string;
  /** National digits without the trunk prefix: `15123456789`. */
  national: string;
  /** The full number in E.164: `+4915123456789`. */
  e164: string;
}

export interface PhoneValue {
  /** ISO 3166-1 alpha-2 of the chosen country: `DE`. */
  country: string;
  /** The text of the field, in the country's format: `01512 3456789`. */
  text: string;
  /**
   * The number, null while the text isn't a number of the country. Start with null: the field parses an initial text
   * itself.
   */
  number: PhoneNumber | null;
}
