import type { TextElement } from "../../../../design/document.ts";
import type { InspectorProps } from "../../elements/tool.ts";
import { LookSettings } from "./look-settings.tsx";
import { PlateSettings } from "./plate-settings.tsx";
import { SettingSettings } from "./setting-settings.tsx";
import { TextTrouble } from "./text-trouble-notice.tsx";
import { TypeSettings } from "./type-settings.tsx";
import "./text-inspector.css";

/** Everything about the selected texts; what is chosen counts for all of them. */
export function TextInspector({ elements, side }: InspectorProps<TextElement>) {
  return (
    <>
      <TextTrouble texts={elements} side={side} />
      <TypeSettings texts={elements} />
      <LookSettings texts={elements} />
      <PlateSettings texts={elements} />
      <SettingSettings texts={elements} />
    </>
  );
}
