import type { ComponentProps } from "react";
import { useMessages } from "../../messages/context.tsx";
import { PlaceChoice } from "./place-choice.tsx";

export default function PlaceChoiceInDocument({ places }: Pick<ComponentProps<typeof PlaceChoice>, "places">) {
  return <PlaceChoice places={places} messages={useMessages().chrome} />;
}
