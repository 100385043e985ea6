import type { ComponentProps } from "react";
import { useMessages } from "../../../words/context.tsx";
import { SeoText } from "./seo-text.tsx";

export default function SeoTextInDocument({ words }: Pick<ComponentProps<typeof SeoText>, "words">) {
  return <SeoText words={words} messages={useMessages().chrome} />;
}
