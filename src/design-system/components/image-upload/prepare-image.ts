/** Part of an image, in its own pixels, after EXIF orientation. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Compression {
  /** Longest edge of the uploaded image, in pixels. Smaller images keep their size. */
  maxEdge: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
}

/** Scales width and height down to the edge, keeping the aspect ratio; never up. */
export function fit(width: number, height: number, maxEdge: number): { width: number; height: number } {
  const share = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Returns the cropped and compressed image. Of a whole image, returns the file itself if that is smaller, or if the browser can't
 * decode it: the server then reports what is wrong. Rejects if it can't be cropped, since the rest may not be meant to be seen.
 */
export async function prepareImage(file: File, { maxEdge, quality }: Compression, area?: Area): Promise<File> {
  try {
    const blob = await draw(file, maxEdge, quality, area);
    if (!blob) throw new Error('the image can’t be drawn');
    if (!area && blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/(\.[^.]*)?$/u, '.jpg'), {
      type: blob.type,
      lastModified: file.lastModified,
    });
  } catch (error) {
    if (area) throw error;
    return file;
  }
}

async function draw(file: File, maxEdge: number, quality: number, area?: Area): Promise<Blob | null> {
  // Applies EXIF orientation.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const from = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const canvas = Object.assign(document.createElement('canvas'), fit(from.width, from.height, maxEdge));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency and would turn it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
