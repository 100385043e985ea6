interface Lock {
  readonly packages: Readonly<
    Record<string, { os?: string | string[]; cpu?: string | string[]; libc?: string | string[] }>
  >;
}
export function platformPackages(
  lock: Lock,
  machine: { platform: string; arch: string; libc: "glibc" | "musl" | null },
): string[];
