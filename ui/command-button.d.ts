import "react";

declare module "react" {
  /** Buttons that open a dialog before any script is there (HTML, "invoker commands"); React's types do not know them yet. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
