import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  buildDirectory: process.env.BARE_BUILD ?? "../../output/bare",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
