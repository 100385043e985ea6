import type { PhotoRecord } from "../../services/photos/contract.ts";

/** Asks for the visitor's photos among these ids; null when there was no answer. */
export type FetchPhotos = (ids: readonly string[]) => Promise<readonly PhotoRecord[] | null>;

const FIRST_PAUSE = 700;
const LONGEST_PAUSE = 5000;
const IDS_A_QUESTION = 50;

export interface IntakeWatch {
  /** Waits for the intake's word on this photo. */
  watch(photo: string): void;
  forget(photo: string): void;
}

/**
 * Asks until the intake has said its word on every watched photo; all watched photos share one question. The pauses grow while
 * nothing changes and start again when something did.
 */
export function createIntakeWatch(fetchPhotos: FetchPhotos, onJudged: (record: PhotoRecord) => void): IntakeWatch {
  const watched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let pause = FIRST_PAUSE;

  function schedule() {
    if (timer !== null || watched.size === 0) return;
    timer = setTimeout(ask, pause);
  }

  async function ask() {
    const records = await fetchPhotos([...watched].slice(0, IDS_A_QUESTION));
    const judged = (records ?? []).filter(
      ({ id, status }) => watched.has(id) && (status === "ready" || status === "rejected"),
    );
    for (const record of judged) {
      watched.delete(record.id);
      onJudged(record);
    }
    pause = judged.length > 0 ? FIRST_PAUSE : Math.min(pause * 1.5, LONGEST_PAUSE);
    timer = null;
    schedule();
  }

  return {
    watch(photo) {
      watched.add(photo);
      pause = FIRST_PAUSE;
      schedule();
    },
    forget(photo) {
      watched.delete(photo);
    },
  };
}
