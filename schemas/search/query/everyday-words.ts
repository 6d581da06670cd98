/**
 * Groups of everyday synonyms, in base forms, a line each. Synonyms of one product belong in the configuration
 * (`search.synonyms`).
 */
export const everydayWords: readonly (readonly string[])[] = `
  add create make new set insert
  change edit modify update correct rename adjust alter switch
  delete remove erase clear void discard drop trash
  cancel stop end quit terminate discontinue
  deactivate disable off remove leave suspend
  activate enable turn allow
  pause hold suspend freeze skip
  fix solve repair correct wrong resolve troubleshoot
  undo revert back restore reverse
  restore recover back
  find locate search look
  see view show look display appear visible
  hide invisible hidden
  send email share deliver forward
  get receive obtain
  reply answer respond response
  pay payment charge bill collect
  refund money reimburse return
  deposit upfront advance down prepay
  cost price fee expensive amount rate charge
  cheap discount rebate coupon promotion promo
  surcharge extra fee markup
  invoice bill billing
  balance owe owed due unpaid outstanding open
  overdue late due past
  receipt proof confirmation
  tax vat
  money cash funds payment deposit
  bank ach transfer account
  card credit debit
  decline reject refuse deny
  phone mobile smartphone cell device iphone android
  tablet ipad device mobile
  computer laptop desktop browser
  app mobile application
  call phone ring dial
  caller customer
  picture photo image snapshot
  employee staff worker technician person user crew team
  technician tech guy guys crew worker plumber electrician installer mechanic driver
  helper trainee apprentice
  dispatcher csr office
  manager boss owner supervisor admin administrator
  customer client homeowner consumer account landlord landlady tenant owner
  homeowner resident household family
  contact person recipient
  visitor guest
  appointment visit job call stop
  job work project
  stop stops appointment visit
  drive travel trip mileage
  schedule plan calendar agenda
  book schedule reserve booking reservation
  reserve hold block
  slot window time opening availability
  free available availability open
  full capacity booked cap
  limit cap maximum most max
  minimum least min
  move reschedule reassign transfer postpone
  postpone delay reschedule later
  give assign hand
  assign allocate dispatch
  begin start first
  finish complete close done end
  repeat recurring recur every regular
  yearly annual year annually
  monthly month
  weekly week
  daily day
  night overnight evening
  morning early
  weekend saturday sunday
  holiday closed
  vacation absence leave holiday
  sick absence off ill
  clock punch timesheet
  hour time
  shift pattern roster
  overtime extra
  break lunch pause
  salary wage payroll paid pay
  payday payroll
  bonus spiff commission incentive
  salesperson sell sale seller rep
  sell sale
  buy purchase order
  buy purchase procure
  vendor supplier supply house
  delivery shipment receive arrive
  deliver receive
  warehouse stock inventory location
  truck van vehicle car fleet
  stock inventory quantity
  replenish refill restock reorder
  part item material piece
  equipment unit machine system
  furnace heater boiler hvac heat
  heat heating warm
  leak gas
  air conditioner cooling
  broken damaged defective faulty cracked smashed
  error problem fail broken wrong issue trouble
  fail failed failure unsuccessful
  crash freeze hang
  slow lag
  stuck pending waiting
  missing disappear gone lost vanish absent
  lose lost churn
  twice duplicate double same
  double twice
  duplicate copy same
  merge combine join
  split divide separate
  divide ratio
  connect link integrate sync hook integration connection
  disconnect unlink
  import upload bring transfer migrate load
  export download
  download save get
  sync synchronize update refresh
  refresh update reload
  send sync upload
  area zone region territory city town neighborhood
  town city area zone
  map location position
  address location place house
  pin location marker
  door site house
  route order way drive
  near close distance
  internet signal connection network wifi offline online reception
  password sign login passcode code credentials
  login sign log password account
  logout sign
  locked blocked attempts lock
  block lock prevent
  fire deactivate quit leave
  quit leave deactivate resign
  hire employee new onboard
  automatic automatically auto itself
  manual manually hand
  message text notification sms
  text message sms
  email mail mailing newsletter
  mail email
  campaign mailing marketing
  subscriber recipient audience contact
  unsubscribe opt stop
  consent permission opt
  spam junk bounce
  notify tell inform remind alert notification
  reminder notification message
  warning alert warn
  mean definition difference stand
  difference compare versus vs
  compare difference
  allow permission access right
  access permission role
  role permission
  restrict limit
  secure security safe protect
  encrypt encryption
  backup copy
  store save keep storage
  save keep store
  archive keep
  attach attachment file
  document file pdf
  file document
  paper print
  print paper
  sign signature
  approve approval accept confirm
  accept approve
  verify check confirm validate genuine
  check verify review inspect
  inspect inspection check
  checklist form list
  form questionnaire checklist
  question field
  note comment remark
  description text
  name title
  label tag
  category group type
  list table
  row line
  column field
  spreadsheet excel csv
  rating review star feedback
  unhappy dissatisfied bad complaint negative angry
  happy satisfied good positive
  complaint unhappy callback
  report statistics analytics
  dashboard report
  number figure metric value
  metric measure number kpi
  percent percentage rate share
  average mean
  total sum
  count number
  revenue income sales money
  profit margin
  increase raise grow
  decrease reduce lower
  estimate quote proposal bid offer
  option choice
  proposal estimate
  valid expire good
  expire expiration end
  validity expire
  renew renewal extend
  extend longer
  membership plan agreement member subscription contract
  member customer
  agreement contract
  tune-up maintenance
  maintenance visit service
  service work
  warranty guarantee
  emergency urgent priority
  urgent emergency now
  fast quick speed soon
  quickly fast
  often frequency
  frequency often every
  long duration length
  duration long time
  old previous history past
  history previous past
  new latest change
  version release update
  language spanish english translate
  time clock
  date day
  waitlist waiting
  round rounding
  decimal round
  exempt exemption
  import csv
  backup restore
  period month
  accounting bookkeeping books ledger
  bookkeeper accountant accounting
  account ledger
  close lock
  bill vendor
  credit refund memo
  overcharge credit
  test sandbox practice trial
  practice test
  developer api programmer script
  script api
  request call
  key token
  limit quota rate
  button click tap press
  tap press click
  select choose pick
  choose select
  open start launch
  setting option preference configuration
  preference setting
  setup set configure
  default standard
  template sample
  require need required mandatory
  mandatory required
  optional optionally
  support supported compatible
  requirement need
  install installation
  tv screen monitor
  screen display
  wall tv
  home house property
  property address location house
  building site property
  landlord property
  child sub
  parent main
  deal agreement
  lead opportunity
  follow chase
  chase follow remind
  website site web online
  online web website
  widget website
  link url address
  color colour red amber
  icon symbol sign star
  sort order
  order sequence
  filter narrow
  temporary temporarily
  permanent permanently
  forget forgot
  promise promised window
  arrive arrival
  late delay
  depart leave
  assist help
  extra additional
  far distance ahead
  ahead advance
`
  .trim()
  .split('\n')
  .map((group) => group.trim().split(' '));
