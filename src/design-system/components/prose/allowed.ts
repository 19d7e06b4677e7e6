/** What written content may be made of. Everything else is removed. */
export const allowedElements = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'a', 'img'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'figure', 'time'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

export const allowedAttributes = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'title', 'datetime'],
];
