const formats = new Map<string, Intl.NumberFormat>();

/** Returns a shared NumberFormat: creating one is expensive, and a list shows hundreds of figures. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
    formats.set(key, format);
  }
  return format;
}
