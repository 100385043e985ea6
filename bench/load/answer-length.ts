const headEnd = Buffer.from("\r\n\r\n");

/**
 * Bytes of a whole answer, head included, by its first chunk; NaN for what is no 200 with a length. Heads are small: Node
 * writes each with the first bytes of its body.
 */
export function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf(headEnd);
  const head = chunk.subarray(0, end).toString("latin1");
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return end > 0 && head.startsWith("HTTP/1.1 200") ? end + headEnd.length + Number(length) : Number.NaN;
}
