/** An image drawn in code, so that it looks the same everywhere without a file. */
export async function picture(name: string, width = 640, height = 400): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = 'rgb(221 232 229)';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(20 92 92)';
  context.fillRect(width * 0.08, height * 0.2, width * 0.26, height * 0.6);
  for (const line of [0.25, 0.4, 0.55]) context.fillRect(width * 0.42, height * line, width * 0.46, height * 0.06);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}
