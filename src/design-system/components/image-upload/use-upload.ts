import { useEffect, useRef, useState } from 'react';

/** Sends a file and answers the name under which the server knows it. Rejects when that fails or is aborted. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (ratio: number) => void },
) => Promise<string>;

export interface UploadState {
  phase: 'idle' | 'sending' | 'failed' | 'tooLarge' | 'done';
  /** Address of the picture in this page. */
  preview: string | null;
  name: string;
  /** 0 to 1. */
  progress: number;
}

const idle: UploadState = { phase: 'idle', preview: null, name: '', progress: 0 };

/** The life of one file: chosen, sent, kept; or failed and sent again. */
export function useUpload(upload: Upload, maxBytes: number, onDone: (filename: string | null) => void) {
  const [state, setState] = useState(idle);
  const file = useRef<File | null>(null);
  const controller = useRef<AbortController | null>(null);
  const preview = useRef<string | null>(null);

  const drop = () => {
    controller.current?.abort();
    controller.current = null;
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
  };
  useEffect(() => drop, []);

  const send = async () => {
    const sent = file.current;
    if (!sent) return;
    const own = new AbortController();
    controller.current = own;
    setState((before) => ({ ...before, phase: 'sending', progress: 0 }));
    const onProgress = (progress: number) => {
      if (controller.current === own) setState((before) => ({ ...before, progress }));
    };
    try {
      const filename = await upload(sent, { signal: own.signal, onProgress });
      if (controller.current !== own) return;
      setState((before) => ({ ...before, phase: 'done', progress: 1 }));
      onDone(filename);
    } catch {
      // Cancelled by the customer: another state has been set already.
      if (controller.current === own) setState((before) => ({ ...before, phase: 'failed' }));
    }
  };

  const clear = () => {
    drop();
    file.current = null;
    setState(idle);
    onDone(null);
  };

  const choose = (chosen: File) => {
    clear();
    if (chosen.size > maxBytes) {
      setState({ ...idle, phase: 'tooLarge', name: chosen.name });
      return;
    }
    file.current = chosen;
    preview.current = URL.createObjectURL(chosen);
    setState({ ...idle, preview: preview.current, name: chosen.name });
    void send();
  };

  return { state, choose, send, clear };
}
