/** Text that should hold one object. */
export interface JsonPiece {
  line: number;
  text: string;
  /** Why the text is no object, where that is known before it is parsed. */
  fault?: string;
}

/** Finds the objects in a text that comes in chunks. */
export interface PieceScanner {
  read(chunk: string): JsonPiece[];
  finish(): JsonPiece[];
}
