export interface Crop {
  /** Width to height: 1 is a square. */
  aspect: number;
  /** Shows it as a circle, as avatars are. The picture that is sent stays a rectangle. */
  round?: boolean;
  labels: {
    title: string;
    apply: string;
    zoom: string;
    /** Name of the part that arrow keys move: "Position of the picture, move it with the arrow keys". */
    position: string;
  };
}
