/**
 * Development only: components are exchanged in place; what React Router's own router would do for routes, a new
 * document does.
 */
const { hot } = import.meta as ImportMeta & { hot?: { on(event: string, heard: () => void): void } };
Object.assign(window, { __reactRouterClearCriticalCss() {}, __reactRouterDataRouter: { async revalidate() {} } });
hot?.on("react-router:hmr", () => location.reload());
