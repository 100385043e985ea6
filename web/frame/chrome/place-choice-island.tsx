import type { ComponentProps } from "react";
import { useMessages } from "../../words/context.tsx";
import { PlaceChoice } from "./place-choice.tsx";

export default function PlaceChoiceInDocument({ places }: Pick<ComponentProps<typeof PlaceChoice>, "places">) {
  return <PlaceChoice places={places} messages={useMessages().chrome} />;
}
