/** Part of a picture, in its own pixels, as it is shown (turned by its orientation). */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Compression {
  /** Longest edge of what is sent, in pixels. Smaller pictures keep their size. */
  maxEdge: number;
  /** Of the JPEG, 0 to 1. */
  quality: number;
}

/** Width and height within the edge, of the same shape; never larger than given. */
export function fit(width: number, height: number, maxEdge: number): { width: number; height: number } {
  const share = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * The picture cut and made small enough to send. The file itself where that is not less, or where the browser cannot read it:
 * the server says then what is wrong with it.
 */
export async function prepareImage(file: File, { maxEdge, quality }: Compression, area?: Area): Promise<File> {
  try {
    const blob = await draw(file, maxEdge, quality, area);
    if (!blob || (!area && blob.size >= file.size)) return file;
    return new File([blob], file.name.replace(/(\.[^.]*)?$/u, '.jpg'), {
      type: blob.type,
      lastModified: file.lastModified,
    });
  } catch {
    return file;
  }
}

async function draw(file: File, maxEdge: number, quality: number, area?: Area): Promise<Blob | null> {
  // Turned upright by what the camera wrote into the file.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const from = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const canvas = Object.assign(document.createElement('canvas'), fit(from.width, from.height, maxEdge));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency, and would draw it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
