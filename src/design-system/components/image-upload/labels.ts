export interface ImageUploadLabels {
  /** "Choose a picture". */
  choose: string;
  /** "Take a photo"; on devices that are touched. */
  camera: string;
  /** "Choose another". */
  replace: string;
  /** "Remove picture". */
  remove: string;
  /** "Cancel upload". */
  cancel: string;
  /** "Try again", after a failure. */
  retry: string;
  /** "Picture received", once the server has it. */
  done: string;
  /** What to say when sending failed: the reason that the server gave, if it did, else what helps. */
  failed: (error: unknown) => string;
  /** What to say of a file that is no picture of the right kind: name those that are. */
  wrongType: string;
  /** What to say when the picture is too large, also once compressed; both sizes come with their unit: "8 MB". */
  tooLarge: (limit: string, size: string) => string;
  /** "Uploading, 40 %". */
  uploading: (percent: number) => string;
  /** Alternative text of the preview. */
  preview: string;
}
