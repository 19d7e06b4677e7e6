import sharp from 'sharp';

/** Draws a transfer voucher without text: a receipt with lines and a check mark. `hue` distinguishes them. */
export function drawVoucher(hue: number): Promise<Buffer> {
  const line = (y: number, width: number, height = 10) =>
    `<rect x="60" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#c9cfd6"/>`;
  const lines = [260, 300, 340, 420, 460].map((y, index) => line(y, 180 + ((hue * (index + 3)) % 180)));
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">
      <rect width="480" height="640" fill="#eef1f4"/>
      <path d="M30 30h420v560l-30 -20l-30 20l-30 -20l-30 20l-30 -20l-30 20l-30 -20l-30 20l-30 -20l-30 20l-30 -20l-30 20l-30 -20l-30 20z"
        fill="#fff"/>
      <circle cx="240" cy="120" r="46" fill="hsl(${hue % 360} 45% 45%)"/>
      <path d="M218 121l16 16l30 -32" fill="none" stroke="#fff" stroke-width="9"/>
      <rect x="140" y="196" width="200" height="22" rx="11" fill="#5c6672"/>${lines.join('')}
    </svg>`),
  )
    .jpeg({ quality: 70 })
    .toBuffer();
}
