const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 48" fill="none">
<rect x="2" y="2" width="172" height="44" rx="12" fill="#1f6f5c"/>
<circle cx="26" cy="24" r="11" stroke="#fff" stroke-width="3"/><path d="M26 8v32M11 24h30" stroke="#fff" stroke-width="3"/>
<path d="M60 32V16l8 10 8-10v16M86 16v16M96 32V16h12M96 24h9M118 16v16h10M138 32l8-16 8 16" stroke="#fff" stroke-width="3"/>
</svg>`;

/** The logo of another brand, as an operator could set it. */
export const otherBrand = `data:image/svg+xml,${encodeURIComponent(svg)}`;
