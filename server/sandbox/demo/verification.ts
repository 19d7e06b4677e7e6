import sharp from 'sharp';
import type { Tx } from '../../db/transact.ts';
import { completeVerification } from '../../domains/identity/decide-verification.ts';
import { submitVerification } from '../../domains/identity/submit-verification.ts';
import { saveFile } from '../../domains/uploads/store.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import { phone } from './activity.ts';

/** The demo customer's name, of the person on sample documents. */
export const demoPerson = 'Margit Sample';

/** Draws an identity card without text: the front has a face and lines, the back a stripe and a code. */
function drawDocument(side: 'front' | 'back'): Promise<Buffer> {
  const line = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="#9fb2c4"/>`;
  const front = `<rect x="60" y="110" width="200" height="250" rx="12" fill="#c3d2df"/>
    <circle cx="160" cy="205" r="52" fill="#7d93a8"/><path d="M80 360a80 80 0 0 1 160 0z" fill="#7d93a8"/>
    ${[130, 190, 250, 310].map((y, index) => line(310, y, 320 - index * 55)).join('')}`;
  const back = `<rect y="70" width="720" height="80" fill="#5c6672"/>
    ${[210, 250, 290].map((y, index) => line(60, y, 360 - index * 40)).join('')}
    ${Array.from({ length: 24 }, (_, index) => `<rect x="${60 + index * 25}" y="340" width="${4 + ((index * 7) % 14)}" height="60" fill="#5c6672"/>`).join('')}`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="454">
      <rect width="720" height="454" fill="#e7eef4"/>${side === 'front' ? front : back}
    </svg>`),
  )
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Seeds a verification that was submitted on the second day and completed two hours later. */
export async function seedVerification(tx: Tx, services: Services, customer: string, openedAt: Date): Promise<void> {
  const at = new Date(openedAt.getTime() + DAY_MS);
  const photo = async (side: 'front' | 'back') =>
    saveFile(tx, services.files, {
      customer,
      purpose: 'authentic',
      content: await drawDocument(side),
      at,
    });
  const documents = {
    document: 'id-card' as const,
    fullName: demoPerson,
    idNumber: 'X4RTBPFW4',
    front: await photo('front'),
    back: await photo('back'),
  };
  const submitted = await submitVerification(tx, services, { customer, ...documents, device: phone, at });
  await completeVerification(tx, services, submitted, { at: new Date(at.getTime() + 2 * HOUR_MS), past: true });
}
