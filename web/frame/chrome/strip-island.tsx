import type { ComponentProps } from "react";
import { useMessages } from "../../words/context.tsx";
import { Strip } from "../navigation/strip.tsx";

export default function StripInDocument({ strip }: Pick<ComponentProps<typeof Strip>, "strip">) {
  return <Strip strip={strip} words={useMessages().chrome} />;
}
