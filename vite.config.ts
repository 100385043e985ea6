import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "web/public",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Making a schema changes nothing: a page that only needs a contract's addresses gets neither its schemas nor zod.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } },
  },
});
