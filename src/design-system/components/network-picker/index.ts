export { NetworkPicker, type NetworkOption, type NetworkPickerProps } from './network-picker.tsx';
