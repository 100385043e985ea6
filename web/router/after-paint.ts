/** Acts once the frame that is drawn next was handed to the screen. Browser only. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      act();
    };
    port2.postMessage(null);
  });
}
