export interface Crop {
  /** Width to height: 1 is a square. */
  aspect: number;
  /** Shows a circle, as for avatars. The uploaded image stays rectangular. */
  round?: boolean;
  labels: {
    title: string;
    apply: string;
    zoom: string;
    /** Name of the area that arrow keys move: "Position of the picture, move it with the arrow keys". */
    position: string;
    /** Names of the buttons that move the image: "Move photo up". */
    move: Record<'left' | 'up' | 'down' | 'right', string>;
  };
}
