import type { ComponentProps } from "react";
import { useMessages } from "../../words/context.tsx";
import { MainNavigation } from "../navigation/main-navigation.tsx";

export default function MainNavigationInDocument(props: Omit<ComponentProps<typeof MainNavigation>, "words">) {
  return <MainNavigation {...props} words={useMessages().chrome} />;
}
