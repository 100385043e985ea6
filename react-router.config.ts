import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web/app",
  ssr: true,
  // Pages are whole documents that the page cache keeps; discovering routes one by one would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
