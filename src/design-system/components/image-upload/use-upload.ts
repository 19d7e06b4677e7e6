import { useEffect, useRef, useState } from 'react';
import { prepareImage, type Area, type Compression } from './prepare-image.ts';

/** Sends a file and answers the name under which the server knows it. Rejects when that fails or is aborted. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (ratio: number) => void },
) => Promise<string>;

export type UploadProblem =
  /** None of the kinds that are taken. */
  | { kind: 'type' }
  /** Too large also once compressed, in bytes. */
  | { kind: 'size'; size: number }
  /** What `upload` rejected with. */
  | { kind: 'failed'; error: unknown };

export interface UploadState {
  phase: 'idle' | 'sending' | 'problem' | 'done';
  problem: UploadProblem | null;
  /** Address of the picture in this page. */
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
}

const idle: UploadState = { phase: 'idle', problem: null, preview: null, name: '', progress: 0 };

/** Whether a file is of a kind that is taken; one that does not say its kind is left for the server to judge. */
export const isAccepted = (file: File, accept: string): boolean =>
  file.type === '' || accept.split(',').some((type) => type.trim() === file.type);

/** The life of one file: chosen, made small, sent, kept; or failed and sent again. */
export function useUpload({ upload, maxBytes, compression, onDone }: UploadOptions) {
  const [state, setState] = useState(idle);
  const file = useRef<File | null>(null);
  const controller = useRef<AbortController | null>(null);
  const preview = useRef<string | null>(null);
  // Whoever listens when it ends, not when it began: meanwhile the screen went on.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
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
      done.current(filename);
    } catch (error) {
      // Cancelled by the customer: another state has been set already.
      if (controller.current === own)
        setState((before) => ({ ...before, phase: 'problem', problem: { kind: 'failed', error } }));
    }
  };

  const clear = () => {
    drop();
    setState(idle);
    done.current(null);
  };

  const choose = async (chosen: File, area?: Area) => {
    clear();
    const own = new AbortController();
    controller.current = own;
    setState({ ...idle, phase: 'sending', name: chosen.name });
    const prepared = compression ? await prepareImage(chosen, compression, area) : chosen;
    if (controller.current !== own) return;
    if (prepared.size > maxBytes) {
      setState({ ...idle, phase: 'problem', problem: { kind: 'size', size: prepared.size }, name: chosen.name });
      return;
    }
    file.current = prepared;
    preview.current = URL.createObjectURL(prepared);
    setState({ ...idle, phase: 'sending', preview: preview.current, name: chosen.name });
    void send();
  };

  /** Says that a file is of no kind that is taken; what was there before stays. */
  const refuse = () => setState((before) => ({ ...before, problem: { kind: 'type' } }));

  return { state, choose, refuse, send, clear };
}
