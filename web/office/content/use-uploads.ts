import { useRef, useState } from "react";
import type { AssetView } from "../../../services/content/contract.ts";
import { sendAsset } from "./send-asset.ts";
import { useContentText } from "./words.ts";

interface Going {
  readonly name: string;
  /** Of this file, from 0 to 1. */
  readonly share: number;
}

/** What is on its way into the library, and what came of what was. */
export interface Uploads {
  readonly going: Going | null;
  readonly done: number;
  readonly all: number;
  /** Names with reasons. */
  readonly failures: readonly string[];
  readonly send: (files: readonly File[]) => void;
}

/**
 * Sends files one after the other; more may be added meanwhile. One that cannot be taken does not keep the others.
 *
 * @param onSent is told of each one that has become an asset
 */
export function useUploads(folder: number | null, onSent: (asset: AssetView) => void): Uploads {
  const t = useContentText();
  const queue = useRef<File[]>([]);
  const running = useRef(false);
  const [going, setGoing] = useState<Going | null>(null);
  const [counts, setCounts] = useState({ done: 0, all: 0 });
  const [failures, setFailures] = useState<readonly string[]>([]);
  const latest = useRef(onSent);
  latest.current = onSent;

  async function run() {
    running.current = true;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      const { name } = file;
      setGoing({ name, share: 0 });
      const sent = await sendAsset({ file, folder, t, progress: (share) => setGoing({ name, share }) });
      if (sent.ok) {
        setCounts(({ done, all }) => ({ done: done + 1, all }));
        latest.current(sent.value);
      } else {
        setFailures((before) => [...before, `${name}: ${sent.error}`]);
      }
    }
    running.current = false;
    setGoing(null);
  }

  return {
    going,
    ...counts,
    failures,
    send(files) {
      if (files.length === 0) return;
      queue.current.push(...files);
      if (running.current) return setCounts(({ done, all }) => ({ done, all: all + files.length }));
      setCounts({ done: 0, all: files.length });
      setFailures([]);
      void run();
    },
  };
}
