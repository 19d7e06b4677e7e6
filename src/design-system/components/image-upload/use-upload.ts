import { useEffect, useRef, useState } from 'react';
import { prepareImage, type Area, type Compression } from './prepare-image.ts';

/** Uploads a file and resolves with the server's file name. Rejects if it fails or is aborted. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (ratio: number) => void },
) => Promise<string>;

export type UploadProblem =
  /** Not an accepted type, or an image that can't be cropped. */
  | { kind: 'type' }
  /** Too large even compressed, in bytes. */
  | { kind: 'size'; size: number }
  /** What `upload` rejected with. */
  | { kind: 'failed'; error: unknown };

export interface UploadState {
  phase: 'idle' | 'sending' | 'problem' | 'done';
  problem: UploadProblem | null;
  /** Object URL of the image. */
  preview: string | null;
  name: string;
  /** 0 to 1. */
  progress: number;
}

interface UploadOptions {
  upload: Upload;
  maxBytes: number;
  compression: Compression | null;
  onDone: (filename: string | null) => void;
  /** The server's file name of the uploaded image. */
  value: string | null;
  /** Called once another image takes the place of an uploaded one. */
  onReplace: (filename: string) => void;
}

const idle: UploadState = { phase: 'idle', problem: null, preview: null, name: '', progress: 0 };

/** Whether a file has an accepted type; the server judges files without a type. */
export const isAccepted = (file: File, accept: string): boolean =>
  file.type === '' || accept.split(',').some((type) => type.trim() === file.type);

/** The lifecycle of one file: chosen, compressed, uploaded; or failed and retried. */
export function useUpload({ upload, maxBytes, compression, value, onDone, onReplace }: UploadOptions) {
  const [state, setState] = useState(idle);
  const file = useRef<File | null>(null);
  /** What is there until another image is ready to be uploaded. */
  const replaced = useRef<{ state: UploadState; value: string | null } | null>(null);
  const controller = useRef<AbortController | null>(null);
  const preview = useRef<string | null>(null);
  // Calls the latest listeners, since the screen re-renders meanwhile.
  const listeners = useRef({ onDone, onReplace });
  useEffect(() => {
    listeners.current = { onDone, onReplace };
  });

  const drop = () => {
    controller.current?.abort();
    controller.current = null;
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
    file.current = null;
  };
  useEffect(() => drop, []);

  const send = async () => {
    const sent = file.current;
    if (!sent) return;
    const own = new AbortController();
    controller.current = own;
    setState((before) => ({ ...before, phase: 'sending', problem: null, progress: 0 }));
    const onProgress = (progress: number) => {
      if (controller.current === own) setState((before) => ({ ...before, progress }));
    };
    try {
      const filename = await upload(sent, { signal: own.signal, onProgress });
      if (controller.current !== own) return;
      setState((before) => ({ ...before, phase: 'done', problem: null, progress: 1 }));
      listeners.current.onDone(filename);
    } catch (error) {
      // Canceled by the customer: another state has been set already.
      if (controller.current === own)
        setState((before) => ({ ...before, phase: 'problem', problem: { kind: 'failed', error } }));
    }
  };

  /** Puts back what another image was to replace. */
  const restore = (problem: UploadProblem | null) => {
    if (!replaced.current) return;
    const { state: former, value } = replaced.current;
    replaced.current = null;
    controller.current?.abort();
    controller.current = null;
    setState({ ...former, problem });
    if (value !== null) listeners.current.onDone(value);
  };

  const clear = () => {
    if (replaced.current) {
      restore(null);
      return;
    }
    drop();
    setState(idle);
    listeners.current.onDone(null);
  };

  const choose = async (chosen: File, area?: Area) => {
    replaced.current ??= { state: state.phase === 'sending' ? idle : state, value };
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ ...idle, phase: 'sending', name: chosen.name });
    // Not to be submitted while another is on its way.
    listeners.current.onDone(null);
    const prepared = compression ? await prepareImage(chosen, compression, area).catch(() => null) : chosen;
    if (controller.current !== own) return;
    if (!prepared || prepared.size > maxBytes) {
      restore(prepared ? { kind: 'size', size: prepared.size } : { kind: 'type' });
      return;
    }
    const { value: former } = replaced.current;
    replaced.current = null;
    if (former !== null) listeners.current.onReplace(former);
    drop();
    file.current = prepared;
    preview.current = URL.createObjectURL(prepared);
    setState({ ...idle, phase: 'sending', preview: preview.current, name: chosen.name });
    void send();
  };

  /** Reports an unsupported file type; the previous state stays. */
  const refuse = () => setState((before) => ({ ...before, problem: { kind: 'type' } }));

  return { state, choose, refuse, send, clear };
}
