import { BackToTop } from "./back-to-top.tsx";
import { Launcher } from "./help-chat/launcher.tsx";

export interface ExtrasProps {
  /** Address of an outside chat's script; null: ours. */
  readonly chatScript: string | null;
  /** Somebody asked for the chat before it was here. */
  readonly chatAsked: boolean;
}

/** What a page can do without until it stands and is quiet: one part of the bundle, loaded late. */
export const Extras = ({ chatScript, chatAsked }: ExtrasProps) => (
  <>
    <BackToTop />
    <Launcher script={chatScript} asked={chatAsked} />
  </>
);
