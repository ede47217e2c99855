/** Text that should contain one object. */
export interface JsonPiece {
  line: number;
  text: string;
  /** Why the text is not an object, if that is known before parsing. */
  fault?: string;
}

/** Finds the objects in a text that arrives in chunks. */
export interface PieceScanner {
  read(chunk: string): JsonPiece[];
  finish(): JsonPiece[];
}
