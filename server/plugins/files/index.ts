import type { Settings } from '../../settings.ts';
import { bucketFiles } from './bucket-files.ts';
import type { FileStore } from './file-store.ts';
import { filesFolder, folderFiles } from './folder-files.ts';

export type { FileStore, StoredFile } from './file-store.ts';

/** Opens the bucket of the settings, or else the folder. */
export const openFiles = (settings: Settings): FileStore =>
  settings.filesBucket ? bucketFiles(settings.filesBucket) : folderFiles(filesFolder(settings));
