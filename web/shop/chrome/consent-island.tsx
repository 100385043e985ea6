import { ConsentPlace } from "../consent/consent-place.tsx";

/** A document asks by itself (`web/islands/consent-question.ts`). */
export default function ConsentSettings() {
  return <ConsentPlace asks={false} />;
}
