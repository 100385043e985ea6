interface BoundedBody {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Known once `bytes` ended. */
  readonly tooLarge: () => boolean;
}

/**
 * A body piece by piece; ends early when it is too large.
 *
 * @param limit in bytes
 */
export function boundedBody(body: ReadableStream<Uint8Array> | null, limit: number): BoundedBody {
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (!body) return;
    for await (const piece of body) {
      size += piece.length;
      if (size > limit) return;
      yield piece;
    }
  }
  return { bytes: bytes(), tooLarge: () => size > limit };
}
